/** Labels of lines by kind, and explanations of their amounts by rule, with `{name}` for a value of the line. */
export type LineTexts<Kind extends string = string, Rule extends string = string> = {
  label: Readonly<Record<Kind, string>>
  explanation: Readonly<Record<Rule, string>>
}
