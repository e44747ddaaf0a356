import { readHex } from '#kernel/colour.ts'
import { directionOf } from '#kernel/locale.ts'
import { themeOf } from '#kernel/theme.ts'
import { BOOT_ELEMENT, type FrameBoot } from './frame-boot.contract.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from './words/en/load-failure.json'

/** Texts of the whole page if its script, which contains all other texts, fails to load. */
export const LATE_WORDS = readTexts<typeof words>('domains/widget', 'load-failure')

/** Files of the framed app, as paths on our own origin. */
export type FrameFiles = { entry: string; scripts: readonly string[]; styles: readonly string[] }

type Frame = { boot: FrameBoot; primaryColor: string; files: FrameFiles; nonce: string }

/** Renders the frame's document. It includes its colours, so that nothing flashes before the script runs. */
export function framePage({ boot, primaryColor, files, nonce }: Frame): string {
  const { language, scheme, productName, origin } = boot
  const isWholePage = origin === ''
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}" data-scheme="${scheme}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(productName)}</title>`,
    ...files.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    `<style nonce="${nonce}">${themeCss(primaryColor)}${isWholePage ? WHOLE_PAGE : ''}</style>`,
    ...(isWholePage ? [`<noscript><style nonce="${nonce}">${LATE_AT_ONCE}</style></noscript>`] : []),
    ...files.scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    `<script type="module" src="${files.entry}"></script>`,
    '</head><body>',
    ...(isWholePage ? [`<header class="brand"><a href="/">${escaped(productName)}</a></header>`] : []),
    `<div id="root">${isWholePage ? lateNotice(language) : ''}</div>`,
    `<script type="application/json" id="${BOOT_ELEMENT}">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`,
    '</body></html>',
  ].join('')
}

/** Styles of the whole page (`asWebPage`): our name at the top, and the widget's default width. */
const WHOLE_PAGE = [
  '.brand{background:var(--petrol);color:var(--on-petrol);padding:1rem}',
  '.brand a{color:inherit;font-weight:600;text-decoration:none;display:block;max-inline-size:48rem;margin-inline:auto}',
  '@media (forced-colors:active){.brand a{color:LinkText}}',
  '#root{max-inline-size:50rem;margin-inline:auto}',
  // The delay after which an embedding page shows the same notice. Needs no script, because none may have
  // loaded.
  '.late{visibility:hidden;animation:late 0s 10s forwards;padding:3rem 1rem;text-align:center}',
  '.late h1{font-size:1.5625rem}.late p{margin:.75rem auto;max-inline-size:34rem;text-wrap:balance}',
  '.late a{display:inline-block;padding:.75rem;color:var(--coral-deep);text-decoration:underline}',
  '@keyframes late{to{visibility:visible}}',
].join('')

const LATE_AT_ONCE = '.late{visibility:visible}'

/** Renders the notice that the app replaces once it loads; its links need no script. */
function lateNotice(language: FrameBoot['language']): string {
  const { title, text, contact, home } = LATE_WORDS[language]
  return [
    `<main class="late"><h1>${title}</h1><p>${text}</p>`,
    `<a href="/${language}/contact">${contact}</a> <a href="/${language}">${home}</a></main>`,
  ].join('')
}

function themeCss(primaryColor: string): string {
  const primary = readHex(primaryColor)
  if (!primary) return ''
  const variables = Object.entries(themeOf(primary)).map(([name, value]) => `${name}:${value}`)
  return `:root{${variables.join(';')}}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
