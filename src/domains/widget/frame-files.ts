import type { Language } from '#kernel/locale.ts'
import type { FrameFiles } from './frame-page.ts'

/** What the build says of a chunk: its file, the chunks it imports, and its styles. */
export type Chunk = { file: string; imports?: readonly string[]; css?: readonly string[] }
export type Manifest = Readonly<Record<string, Chunk>>

const ENTRY = 'src/widget/app/entry.tsx'

/** Files of the framed app that its document names, with one language's words; those of its tabs come when opened. */
export function frameFiles(manifest: Manifest, language: Language): FrameFiles {
  const chunks = new Set<Chunk>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(ENTRY)
  visit(`src/widget/words/${language}/texts.ts`)
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
