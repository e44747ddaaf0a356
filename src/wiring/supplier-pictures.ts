import { pictureClient } from '#connectors/pictures/picture-client.ts'
import { pictureDirectory } from '#domains/suppliers/pictures/picture-directory.service.ts'
import type { PictureHosts } from '#domains/suppliers/pictures/picture-hosts.ts'
import { pictureMeters } from '#domains/suppliers/pictures/picture-meters.service.ts'
import { fittedPictures } from '#platform/fitted-pictures.ts'
import type { Shared } from './share-context.ts'

const TIMEOUT_MS = 5000

/** Returns the parts of the app that fetch suppliers' own pictures of their cars. */
export function supplierPictureParts({ metrics, pictureHosts }: Pick<Shared, 'metrics' | 'pictureHosts'>) {
  const hosts: ReadonlyMap<string, PictureHosts> = pictureHosts ?? new Map()
  const isSimulated = [...hosts.values()].some(({ simulated }) => simulated !== undefined)
  return {
    pictureDirectory: pictureDirectory(),
    pictureHosts: hosts,
    fetchPicture: pictureClient({ timeoutMs: TIMEOUT_MS, loopback: isSimulated }),
    fittedPictures,
    countPicture: pictureMeters(metrics),
  }
}
