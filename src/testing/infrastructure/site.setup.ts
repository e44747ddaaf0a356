import { buildSite } from '../../../scripts/build-site.mjs'

/** Builds the site, if its sources changed. */
export default function setup(): void {
  buildSite()
}
