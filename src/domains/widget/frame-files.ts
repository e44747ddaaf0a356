import type { Language } from '#kernel/locale.ts'
import type { FrameFiles } from './frame-page.ts'
import { WIDGET_TABS, type WidgetTab } from './widget-config.contract.ts'

/** What the build says of a chunk: its file, the chunks it imports, and its styles. */
export type Chunk = { file: string; imports?: readonly string[]; css?: readonly string[] }
export type Manifest = Readonly<Record<string, Chunk>>

const ENTRY = 'src/widget/app/entry.tsx'

const sourceOf = (tab: WidgetTab) => {
  const name = tab.replace('_', '-')
  return `src/widget/app/tabs/${name}/${name}-tab.tsx`
}

/** Files of the framed app that its document names: with one language's words, and of its tabs the one shown first. */
export function frameFiles(manifest: Manifest, language: Language): Record<WidgetTab, FrameFiles> {
  const words = `src/widget/words/${language}/texts.ts`
  return Object.fromEntries(
    WIDGET_TABS.map((tab) => [tab, filesOf(manifest, [ENTRY, words, sourceOf(tab)])]),
  ) as Record<WidgetTab, FrameFiles>
}

/** These with all that they import; the first is the entry. */
function filesOf(manifest: Manifest, sources: readonly string[]): FrameFiles {
  const chunks = new Set<Chunk>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  const [entry, ...others] = [...chunks]
  if (!entry) throw new Error(`the widget's build has no ${ENTRY}`)
  return {
    entry: addressOf(entry.file),
    scripts: others.map(({ file }) => addressOf(file)),
    styles: [...chunks].flatMap(({ css = [] }) => css.map(addressOf)),
  }
}

function addressOf(file: string): string {
  return `/widget/${file}`
}
