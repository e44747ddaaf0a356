import type { Language } from '#kernel/locale.ts'

/** Values of a line, as text with their units. */
export type LineValues = Readonly<Record<string, string>>
type Say = (values: LineValues) => string

/** Labels of lines by kind, and explanations of their amounts by rule. */
export type LineTexts<Kind extends string = string, Rule extends string = string> = {
  label: Readonly<Record<Kind, Say>>
  explanation: Readonly<Record<Rule, Say>>
}
export type LineWords<Kind extends string = string, Rule extends string = string> = Readonly<
  Record<Language, LineTexts<Kind, Rule>>
>
