import { join } from 'node:path'
import { isCorpIdKnown } from '#domains/companies/customers/company.store.ts'
import { findEmbeddingKey } from '#domains/identity/keys/embedding-key.store.ts'
import { demoRoutes } from '#domains/widget/demo/demo.routes.ts'
import { frameRoutes } from '#domains/widget/frame.routes.ts'
import { renewSession } from '#domains/widget/session/renew-session.usecase.ts'
import { widgetSessionRoutes } from '#domains/widget/session/widget-session.routes.ts'
import { widgetSessions, type WidgetSessions } from '#domains/widget/session/widget-session.service.ts'
import { builtForAnother } from '#domains/widget/react-package.ts'
import { readReactPackage, readWidgetBuild } from '#domains/widget/widget-build.service.ts'
import { widgetFileRoutes } from '#domains/widget/widget-files.routes.ts'
import { widgetKeyRoutes } from '#domains/widget/widget-key.routes.ts'
import { derivedKey } from '#platform/crypto.ts'
import { mapSources } from '#platform/http/pages/page-policy.ts'
import { signedTimes } from '#platform/signed-time.ts'
import * as snippets from '#src/widget/snippets/snippets.ts'
import type { FindReleaseFile } from '#platform/http/pages/release-file.ts'
import type { Shared } from './share-context.ts'

/** The sessions of the widget's frames, without which our own pages use no key of trips. */
export function wireWidgetSessions({ config, clock }: Shared): WidgetSessions {
  return widgetSessions({ tokens: signedTimes(derivedKey(config.APP_SECRET, 'widget sessions')), clock })
}

/** The booking widget: its script for other companies' pages, and the frame in which it is, where they were built. */
export function wireWidget(
  { db, config, log, publicUrl, rateLimit, site }: Shared,
  sessions: WidgetSessions,
  findReleaseFile: FindReleaseFile,
) {
  const findKey = (key: string) => findEmbeddingKey(db, key)
  const { PRODUCT_NAME: productName } = config
  const { defaultLanguage } = config
  const calls = [
    widgetSessionRoutes({ renewSession: renewSession({ findKey, sessions }), rateLimit }),
    widgetKeyRoutes({ findKey, rateLimit }),
  ]
  const build = site && readWidgetBuild(site.distDir, { productName, defaultLanguage })
  if (!build) return { root: calls }
  const other = builtForAnother(readReactPackage(site.distDir), { productName, publicUrl: config.PUBLIC_URL })
  if (other !== null) log.warn(`dist/react-package is of ${other}: build again before it is packed`)
  return {
    root: [
      ...calls,
      widgetFileRoutes({ ...build, findReleaseFile }),
      ...(config.production
        ? []
        : [demoRoutes({ productName, publicUrl, files: join(site.distDir, 'demo'), snippets })]),
      frameRoutes({
        findKey,
        issueSession: sessions.issue,
        isCompany: (corpId) => isCorpIdKnown(db, corpId),
        files: build.files,
        productName,
        defaultLanguage,
        map:
          config.MAP_STYLE_URL === undefined
            ? null
            : { style: config.MAP_STYLE_URL, sources: mapSources(config)['connect-src'] ?? [] },
        publicUrl,
        rateLimit,
      }),
    ],
  }
}
