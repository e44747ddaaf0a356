import { join } from 'node:path'
import { findEmbeddingKey } from '#domains/identity/keys/embedding-key.store.ts'
import { builtForAnother } from '#domains/widget/react-package.ts'
import { readReactPackage, readWidgetBuild } from '#domains/widget/widget-build.service.ts'
import { mapSources } from '#platform/http/pages/page-policy.ts'
import * as snippets from '#src/widget/snippets/snippets.ts'
import type { Shared } from './share-context.ts'

/** Creates the parts of the app that serve the booking widget. */
export function widgetParts({ db, config, log, site }: Shared) {
  const { PRODUCT_NAME: productName, MAP_STYLE_URL: style, defaultLanguage } = config
  const build = site ? readWidgetBuild(site.distDir, { productName, defaultLanguage }) : null
  const other =
    site && build
      ? builtForAnother(readReactPackage(site.distDir), { productName, publicUrl: config.PUBLIC_URL })
      : null
  if (other !== null) log.warn(`dist/react-package is of ${other}: build again before it is packed`)
  return {
    findKey: (key: string) => findEmbeddingKey(db, key),
    widgetBuild: build,
    demoFiles: site && !config.production ? join(site.distDir, 'demo') : null,
    snippets,
    map: style === undefined ? null : { style, sources: mapSources(config)['connect-src'] ?? [] },
  }
}
