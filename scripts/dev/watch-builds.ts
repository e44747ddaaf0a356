import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * Builds by mode: plain scripts that a page loads as one file; the React package, which must precede the
 * demo's build because that copies it; and the component page, whose policy blocks Vite's client.
 */
const BUILDS = [
  { mode: 'loader', name: 'loader', configFile: 'vite.widget.config.ts' },
  { mode: 'react', name: 'react-package', configFile: 'vite.widget.config.ts' },
  { mode: 'demo', name: 'demo', configFile: 'vite.widget.config.ts', publicDir: 'react-package' },
  { mode: 'components', name: 'components', configFile: 'vite.config.ts' },
]

/** Replaces the manifest of the frame's build, whose files are below `/widget/`: Vite serves the sources. */
const FRAME_MANIFEST = {
  'src/widget/app/entry.tsx': { file: '../src/widget/app/entry.tsx', css: ['../src/widget/app/frame.css'] },
}

/**
 * Fills `folder`, which the server reads in place of `dist`, with the builds that Vite does not serve from
 * sources, and rebuilds them when their sources change.
 */
export async function watchBuilds(
  folder: string,
  closing: AsyncDisposableStack,
  onRebuilt: () => void,
): Promise<void> {
  const manifestDir = join(folder, 'widget', '.vite')
  mkdirSync(manifestDir, { recursive: true })
  writeFileSync(join(manifestDir, 'manifest.json'), JSON.stringify(FRAME_MANIFEST))
  cpSync('src/ui/drawings/favicon.svg', join(folder, 'client', 'assets', 'favicon.svg'))
  for (const { mode, name, configFile, publicDir } of BUILDS) {
    const watcher = (await build({
      configFile,
      mode,
      logLevel: 'warn',
      ...(publicDir && { publicDir: join(folder, publicDir) }),
      build: { outDir: join(folder, name), emptyOutDir: true, watch: {} },
    })) as Rolldown.RolldownWatcher
    closing.defer(() => watcher.close())
    // One after the other.
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
