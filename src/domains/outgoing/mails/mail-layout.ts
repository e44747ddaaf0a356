import { directionOf, languageRow, type Language } from '#kernel/locale.ts'
import { MAIL_STYLES as styles } from './mail-look.ts'
import { isolated, lineDirection, MAIL_TEXTS } from './mail-format.ts'

/** Part of a mail. A mail is written once, as blocks, and rendered as HTML and as plain text. */
export type Block =
  | { kind: 'text'; text: string }
  /** `language`: set if it differs from the mail's. */
  | { kind: 'facts'; heading: string; rows: readonly Fact[]; language?: Language }
  | { kind: 'list'; heading: string; items: readonly string[] }
  | { kind: 'button' | 'link'; label: string; href: string }
  /** Text entered by a person, in any language. */
  | { kind: 'quote'; heading: string; lines: readonly string[] }

/** `strong` highlights the most important rows. `call`: a number to dial, digits after a plus. */
export type Fact = { label: string; lines: readonly string[]; strong?: boolean; call?: string }

export type MailContent = {
  language: Language
  productName: string
  title: string
  blocks: readonly Block[]
  /** schema.org markup of the subject, for mail clients. */
  markup?: object | undefined
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/**
 * Renders a mail with tables and inline styles, because mail clients support little else; every value is
 * escaped.
 */
export function mailHtml({ language, productName, title, blocks, markup }: MailContent): string {
  const direction = directionOf(language)
  const start = direction === 'rtl' ? 'right' : 'left'
  const body = blocks.map((block) => blockHtml(block, language)).join('\n')
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>${markup ? markupHtml(markup) : ''}
</head>
<body style="${styles.page}">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="${styles.page}">
<tr><td align="center" style="${styles.around}">
<table role="presentation" dir="${direction}" width="600" cellpadding="0" cellspacing="0" style="${styles.sheet}">
<tr><td align="${start}" style="${styles.brand}">${escapeHtml(productName)}</td></tr>
<tr><td align="${start}" style="${styles.body[language]}">
<h1 style="${styles.title}">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td align="${start}" style="${styles.footer}">© 2024 ${escapeHtml(productName)} · ${MAIL_TEXTS.rights[language]}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function markupHtml(markup: object): string {
  const json = JSON.stringify(markup).replaceAll('<', String.raw`\u003c`)
  return `\n<script type="application/ld+json">${json}</script>`
}

function blockHtml(block: Block, language: Language): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${styles.text}">${escapeHtml(block.text)}</p>`
    case 'button':
      return `<p style="${styles.text}"><a href="${escapeHtml(block.href)}" target="_blank" style="${styles.button}">${escapeHtml(block.label)}</a></p>`
    case 'link':
      return `<p style="${styles.text}"><a href="${escapeHtml(block.href)}" target="_blank" style="${styles.link}">${escapeHtml(block.label)}</a></p>`
    case 'list':
      return `${headingHtml(block.heading)}<ul style="${styles.list}">${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'quote':
      return `${headingHtml(block.heading)}<blockquote style="${styles.quote}">${block.lines.map(quotedHtml).join('')}</blockquote>`
    case 'facts':
      return factsHtml(block, language)
  }
}

function factsHtml(
  { heading, rows, language: own }: Extract<Block, { kind: 'facts' }>,
  language: Language,
): string {
  const read = own ?? language
  const start = directionOf(read) === 'rtl' ? 'right' : 'left'
  const table = `${headingHtml(heading)}<table width="100%" dir="${directionOf(read)}" cellpadding="0" cellspacing="0" style="${styles.facts}">
${rows.map((row) => factHtml(row, start, read)).join('\n')}
</table>`
  return own === undefined ? table : `<div lang="${own}" dir="${directionOf(own)}">${table}</div>`
}

function headingHtml(heading: string): string {
  return `<h2 style="${styles.heading}">${escapeHtml(heading)}</h2>`
}

/**
 * Renders a row. Each line is isolated, so that a Latin address or a phone number keeps its order in Arabic
 * text.
 */
function factHtml({ label, lines, strong, call }: Fact, start: 'left' | 'right', language: Language): string {
  const text = lines
    .map((line) => `<bdi dir="${lineDirection(line)}"${spokenIn(line, language)}>${escapeHtml(line)}</bdi>`)
    .join('<br>')
  const value =
    call === undefined ? text : `<a href="tel:${escapeHtml(call)}" style="${styles.link}">${text}</a>`
  return `<tr><th scope="row" align="${start}" valign="top" style="${styles.label}">${escapeHtml(label)}</th><td align="${start}" valign="top" style="${strong ? styles.strong : styles.value}">${value}</td></tr>`
}

/** Renders a quoted line in its own direction. */
function quotedHtml(line: string): string {
  return `<div dir="${lineDirection(line)}">${line === '' ? '&nbsp;' : escapeHtml(line)}</div>`
}

/** Returns the `lang` attribute of Latin text in an Arabic mail: the supplier's English. */
function spokenIn(line: string, language: Language): string {
  const isLatin = directionOf(language) === 'rtl' && lineDirection(line) === 'ltr' && /[A-Za-z]{2}/.test(line)
  return isLatin ? ' lang="en"' : ''
}

export function mailText({ language, productName, title, blocks }: MailContent): string {
  const isolate = (line: string) => isolated(line, language)
  const parts = blocks.map((block) => {
    switch (block.kind) {
      case 'text':
        return block.text
      case 'button':
      case 'link':
        return `${block.label}${languageRow(language).colon.trimEnd()}\n${block.href}`
      case 'list':
        return [underlined(block.heading), ...block.items.map((item) => `- ${item}`)].join('\n')
      case 'quote':
        return [
          underlined(block.heading),
          ...block.lines.map((line) => `> ${line === '' ? '' : isolate(line)}`.trimEnd()),
        ].join('\n')
      case 'facts':
        return [
          underlined(block.heading),
          ...block.rows.map(
            ({ label, lines }) =>
              `${label}${languageRow(block.language ?? language).colon}${lines.map(isolate).join('\n  ')}`,
          ),
        ].join('\n')
    }
  })
  return `${[title, ...parts, `© 2024 ${productName} · ${MAIL_TEXTS.rights[language]}`].join('\n\n')}\n`
}

function underlined(heading: string): string {
  return `${heading}\n${'-'.repeat(heading.length)}`
}
