import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** By mode of `vite.widget.config.ts`: scripts that a page loads as one plain file, and the React package. */
const BUILDS = { loader: 'loader', react: 'react-package', demo: 'demo' }

/** Stands for the manifest of the frame's build, whose files lie below `/widget/`: Vite serves the sources. */
const FRAME_MANIFEST = {
  'src/widget/app/entry.tsx': { file: '../src/widget/app/entry.tsx', css: ['../src/widget/app/frame.css'] },
}

/**
 * Fills `folder`, which the server reads in place of `dist`, with what Vite does not serve from its sources, and builds
 * it again whenever its sources change.
 */
export async function buildWidget(
  folder: string,
  closing: AsyncDisposableStack,
  onRebuilt: () => void,
): Promise<void> {
  const manifestDir = join(folder, 'widget', '.vite')
  mkdirSync(manifestDir, { recursive: true })
  writeFileSync(join(manifestDir, 'manifest.json'), JSON.stringify(FRAME_MANIFEST))
  cpSync('src/ui/drawings/favicon.svg', join(folder, 'client', 'assets', 'favicon.svg'))
  for (const [mode, name] of Object.entries(BUILDS)) {
    const watcher = (await build({
      configFile: 'vite.widget.config.ts',
      mode,
      logLevel: 'warn',
      ...(mode === 'demo' && { publicDir: join(folder, BUILDS.react) }),
      build: { outDir: join(folder, name), emptyOutDir: true, watch: {} },
    })) as Rolldown.RolldownWatcher
    closing.defer(() => watcher.close())
    // The demo's build copies the React package: one after the other.
    const { promise, resolve } = Promise.withResolvers<void>()
    let settle = resolve
    watcher.on('event', ({ code }) => {
      if (code !== 'END' && code !== 'ERROR') return
      settle()
      settle = onRebuilt
    })
    await promise
  }
}
