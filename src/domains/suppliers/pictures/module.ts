import { dropPictures } from './drop-pictures.usecase.ts'
import { fetchPictures } from './fetch-pictures.usecase.ts'
import { followPictures } from './follow-pictures.usecase.ts'
import { supplierPictureRoutes, type PictureRoutesApp } from './picture-file.routes.ts'
import { hasDuePicture, pictureRetention } from './picture.store.ts'

type PicturesApp = Parameters<typeof fetchPictures>[0] &
  Parameters<typeof followPictures>[0] &
  Parameters<typeof dropPictures>[0]

/** Suppliers' own pictures of their cars, on our server. */
export const supplierPictures = {
  root: (app: PictureRoutesApp) => [supplierPictureRoutes(app)],
  jobs: (app: PicturesApp) => [
    {
      name: 'follow suppliers’ pictures',
      everySeconds: 5,
      atOnce: true,
      everyProcess: true as const,
      work: () => followPictures(app),
    },
    {
      name: 'fetch suppliers’ pictures',
      everySeconds: 5,
      isDue: hasDuePicture,
      atOnce: true,
      work: () => fetchPictures(app),
    },
    { name: 'remove dropped suppliers’ pictures', everySeconds: 60, work: () => dropPictures(app) },
  ],
  retention: pictureRetention,
}
