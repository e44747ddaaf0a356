import type { ContentPage } from '#domains/content/content-page.contract.ts'
import { LANGUAGE_CODES } from '#kernel/locale.ts'
import type { FieldSpec } from '../form/field-spec.ts'

const TITLE: FieldSpec = { name: 'title', kind: 'text' }
const long = (name: string, lines: number): FieldSpec => ({ name, kind: 'long_text', lines })

const SECTIONS: readonly FieldSpec[] = [
  TITLE,
  long('description', 3),
  {
    name: 'sections',
    kind: 'rows',
    fields: [{ name: 'id', kind: 'code' }, { name: 'heading', kind: 'text' }, long('markdown', 10)],
  },
]

const HELP: readonly FieldSpec[] = [
  {
    name: 'topics',
    kind: 'rows',
    fields: [
      { name: 'id', kind: 'code' },
      { name: 'topic', kind: 'text' },
      {
        name: 'questions',
        kind: 'rows',
        fields: [{ name: 'question', kind: 'text' }, long('answer', 5), { name: 'on_home', kind: 'yes' }],
      },
    ],
  },
]

const HOME: readonly FieldSpec[] = [
  { name: 'hero', kind: 'part', fields: [TITLE, long('lead', 3)] },
  { name: 'steps', kind: 'rows', fields: [TITLE, long('text', 3)] },
]

/** Returns the fields of a page's text in one language, named as in the request body. */
export function textFields(page: ContentPage): readonly FieldSpec[] {
  if (page === 'home') return HOME
  return page === 'help' ? HELP : SECTIONS
}

/** Fields that all languages share; they are entered once. */
export const SHARED: ReadonlySet<string> = new Set(['id', 'on_home'])

/** Returns the fields of a page's text in every language. */
export function bodyFields(page: ContentPage): readonly FieldSpec[] {
  return LANGUAGE_CODES.map((name) => ({ name, kind: 'part', fields: textFields(page) }))
}
