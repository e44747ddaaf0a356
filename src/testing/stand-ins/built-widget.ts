import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes what the builds of the widget and of the page of components leave, as far as the server reads it. */
export async function builtWidget(distDir: string): Promise<void> {
  const files = {
    ...Object.fromEntries(
      ['1.0.0', '1.9.0', '1.10.0'].map((version) => [
        `loader/${version}/loader.js`,
        `window["__PRODUCT__"]="${version}"`,
      ]),
    ),
    'loader/loader.js': 'customElements.define("__PRODUCT__-booking",class extends HTMLElement{})',
    'widget/.vite/manifest.json': JSON.stringify({
      'src/widget/app/entry.tsx': {
        file: 'assets/entry-1.js',
        css: ['assets/entry-1.css'],
        imports: ['_shared-1.js'],
        dynamicImports: ['src/widget/words/ar/texts.ts', 'src/widget/app/tabs/local/local-tab.tsx'],
      },
      '_shared-1.js': { file: 'assets/shared-1.js' },
      'src/widget/words/en/texts.ts': { file: 'assets/texts-en.js' },
      'src/widget/words/ar/texts.ts': { file: 'assets/texts-ar.js', imports: ['_shared-1.js'] },
      'src/widget/app/tabs/local/local-tab.tsx': { file: 'assets/local-1.js', imports: ['_shared-1.js'] },
      'src/widget/app/tabs/shuttle/shuttle-tab.tsx': { file: 'assets/shuttle-1.js' },
    }),
    'widget/assets/entry-1.js': 'export {}',
    'demo/react.js': 'export {}',
    'components/entry.js': 'export {}',
  }
  for (const [file, text] of Object.entries(files)) {
    const path = join(distDir, file)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, text)
  }
}
