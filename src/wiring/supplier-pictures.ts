import { pictureClient } from '#connectors/pictures/picture-client.ts'
import { dropPictures } from '#domains/suppliers/pictures/drop-pictures.usecase.ts'
import { fetchPictures } from '#domains/suppliers/pictures/fetch-pictures.usecase.ts'
import { followPictures } from '#domains/suppliers/pictures/follow-pictures.usecase.ts'
import { pictureDirectory } from '#domains/suppliers/pictures/picture-directory.service.ts'
import { supplierPictureRoutes } from '#domains/suppliers/pictures/picture-file.routes.ts'
import { pictureMeters } from '#domains/suppliers/pictures/picture-meters.service.ts'
import { hasDuePicture, pictureRetention, pictureStore } from '#domains/suppliers/pictures/picture.store.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import { fittedPictures } from '#platform/fitted-pictures.ts'
import type { Job, Shared } from './share-context.ts'

export type SupplierPictures = ReturnType<typeof wireSupplierPictures>

const TIMEOUT_MS = 5000

const idOf = (supplier: string, url: string) =>
  sha256(`${supplier} ${url}`).toString('base64url').slice(0, 22)

/** Suppliers' own pictures of their cars. */
export function wireSupplierPictures({ db, clock, log, files, metrics, rateLimit, pictureHosts }: Shared) {
  const hosts = pictureHosts ?? new Map()
  const directory = pictureDirectory()
  const store = pictureStore(db)
  const count = pictureMeters(metrics)
  const isSimulated = [...hosts.values()].some(({ simulated }) => simulated !== undefined)
  const { note, load } = followPictures({ directory, pictures: store, idOf, clock })
  const fetch = fetchPictures({
    pictures: store,
    files,
    hosts,
    fetchPicture: pictureClient({ timeoutMs: TIMEOUT_MS, loopback: isSimulated }),
    fittedPictures,
    newName: () => newToken().slice(0, 15),
    onOutcome({ supplier, url }, failure) {
      count(supplier, failure?.code ?? 'kept')
      if (failure) log.info({ supplier, url, failure }, 'a supplier’s picture could not be taken')
    },
    clock,
  })
  const drop = dropPictures({
    pictures: store,
    files,
    onFailure: (id, failure) => log.warn({ id, failure }, 'a supplier’s picture could not be removed'),
  })
  const jobs: Job[] = [
    {
      name: 'follow suppliers’ pictures',
      everySeconds: 5,
      atOnce: true,
      everyProcess: true,
      async work() {
        await note()
        await load()
      },
    },
    { name: 'fetch suppliers’ pictures', everySeconds: 5, isDue: hasDuePicture, atOnce: true, work: fetch },
    { name: 'remove dropped suppliers’ pictures', everySeconds: 60, work: drop },
  ]
  return {
    pictures: directory,
    root: [supplierPictureRoutes({ files, rateLimit, clock })],
    retention: pictureRetention,
    jobs,
  }
}
