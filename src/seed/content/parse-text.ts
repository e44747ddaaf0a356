/** A part of a text file: a heading with its anchor in braces, and the text below it. */
export type TextPart = { heading: string; id: string; markdown: string }

/** Parses a text file: `# Title`, a lead, then parts that start with `## Heading {#anchor}`. */
export function parseText(file: string): { title: string; lead: string; parts: TextPart[] } {
  const [top = '', ...below] = file.split(/^(?=## )/m)
  const [, title = '', lead = ''] = /^# (.+)\n+([^]*)$/.exec(top) ?? []
  return { title, lead: oneLine(lead), parts: below.map((part) => parsePart(part, 2)) }
}

/** Parses the questions below a topic's heading: `### Question?`, followed by `{#home}` for the home page. */
export function parseQuestions(markdown: string) {
  return markdown.split(/^(?=### )/m).map((part) => {
    const { heading, id, markdown: answer } = parsePart(part, 3)
    return { question: heading, answer, on_home: id === 'home' }
  })
}

function parsePart(part: string, level: number): TextPart {
  const [first = '', ...rest] = part.split('\n')
  const [, heading = '', id = ''] = /^#+ (.+?)(?: \{#([\w-]+)\})?$/.exec(first) ?? []
  if (heading === '' || !first.startsWith(`${'#'.repeat(level)} `)) throw new Error(`no heading: ${first}`)
  return { heading, id, markdown: rest.join('\n').trim() }
}

export function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ')
}
