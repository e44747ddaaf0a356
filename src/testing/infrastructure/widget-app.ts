import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { builtSite } from '../stand-ins/built-site.ts'
import { builtWidget } from '../stand-ins/built-widget.ts'
import { testApp } from './app.ts'
import { runFolder } from './run-folder.ts'

export type WidgetApp = Awaited<ReturnType<typeof widgetApp>>

/** The product with the widget's frame, whose own files stand in. */
export async function widgetApp(environment: Record<string, string> = {}, publicUrl = 'http://rihla.test') {
  const distDir = await mkdtemp(join(runFolder(), 'widget-'))
  await builtWidget(distDir)
  const app = await testApp({ environment, context: { site: builtSite(distDir), publicUrl } })
  return {
    ...app,
    async close() {
      await app.close()
      await rm(distDir, { recursive: true, force: true })
    },
  }
}
