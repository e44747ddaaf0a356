import { isCorpIdKnown } from '#domains/companies/public.ts'
import type { App } from '#platform/app.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { demoRoutes, type DemoApp } from './demo/demo.routes.ts'
import { frameRoutes, type FrameApp } from './frame.routes.ts'
import { renewSession } from './session/renew-session.usecase.ts'
import { widgetSessionRoutes } from './session/widget-session.routes.ts'
import { issueSession, type WidgetSessionApp } from './session/widget-session.service.ts'
import type { WidgetBuild } from './widget-build.service.ts'
import { widgetFileRoutes, type WidgetFilesApp } from './widget-files.routes.ts'
import { widgetKeyRoutes } from './widget-key.routes.ts'

type WidgetApp = WidgetSessionApp &
  Pick<App, 'db' | 'publicUrl' | 'productName' | 'defaultLanguage' | 'findKey'> &
  Pick<DemoApp, 'snippets'> &
  Pick<FrameApp, 'map'> &
  Pick<WidgetFilesApp, 'findReleaseFile'> & {
    rateLimit: RateLimit
    /** Null if the widget was not built. */
    widgetBuild: WidgetBuild | null
    /** Folder with the built files of the demo pages. Null in production. */
    demoFiles: string | null
  }

/** The booking widget: its script for other companies' pages, and the frame that shows it, if they were built. */
export const widget = {
  root: (app: WidgetApp) => {
    const { widgetBuild: build, demoFiles } = app
    const calls = [widgetSessionRoutes(app, renewSession), widgetKeyRoutes(app)]
    if (!build) return calls
    return [
      ...calls,
      widgetFileRoutes({ ...app, build }),
      ...(demoFiles === null ? [] : [demoRoutes({ ...app, demoFiles })]),
      frameRoutes({ ...app, build }, { issueSession, isCompany: (corpId) => isCorpIdKnown(app.db, corpId) }),
    ]
  },
}
