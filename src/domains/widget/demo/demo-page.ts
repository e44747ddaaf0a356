import { html, raw } from 'hono/html'
import { directionOf, LANGUAGES, type Language } from '#kernel/locale.ts'
import { productSlug } from '#kernel/product-slug.ts'
import { demoAddress, DEMO_METHODS, type DemoMethod } from './demo.contract.ts'
import { DEMO_FILES, type DemoEmbed } from './demo-embed.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/demo.json'

/** Texts of the demo pages: those of an imaginary hotel, and the captions about the widget. */
export const DEMO_TEXTS = readTexts<typeof words>('domains/widget', 'demo')

type DemoPage = { way: DemoMethod; language: Language; productName: string; embed: DemoEmbed }

/**
 * Renders the page of an imaginary hotel with the widget, the events that the page receives, and the snippet.
 */
export function demoPage({ way, language, productName, embed }: DemoPage) {
  const words = DEMO_TEXTS[language]
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.name} · ${words.ways[way]}</title>
        <link rel="stylesheet" href="${DEMO_FILES}style.css" />
        <link rel="icon" href="data:," />
        <script src="${DEMO_FILES}events.js" data-product="${productSlug(productName)}"></script>
      </head>
      <body>
        <nav class="demo" aria-label="${words.demo}">
          <div>
            ${DEMO_METHODS.map(
              (one) =>
                html`<a href="${demoAddress(one, language)}" ${one === way ? raw('aria-current="page"') : ''}
                  >${words.ways[one]}</a
                >`,
            )}
          </div>
          <div>
            ${LANGUAGES.filter(({ code }) => code !== language).map(
              ({ code, name }) =>
                html`<a href="${demoAddress(way, code)}" lang="${code}" hreflang="${code}">${name}</a> `,
            )}
          </div>
        </nav>
        <header class="house">
          ${LIGHTHOUSE}
          <div>
            <p class="name">${words.name}</p>
            <p>${words.motto}</p>
          </div>
        </header>
        <main>
          <h1>${words.title}</h1>
          <p class="lead">${words.lead}</p>
          <div class="booking">${raw(embed.html)}</div>
          <div class="ways">
            ${words.facts.map(
              ([title, text]) =>
                html`<section>
                  <h2>${title}</h2>
                  <p>${text}</p>
                </section>`,
            )}
          </div>
          <div class="behind">
            <section aria-labelledby="heard">
              <h2 id="heard">${words.heard}</h2>
              <p class="lead">${words.heardText}</p>
              <div role="log" aria-labelledby="heard">
                <ol id="events" dir="ltr" lang="en"></ol>
              </div>
            </section>
            <section aria-labelledby="lines">
              <h2 id="lines">${words.lines}</h2>
              <pre dir="ltr" lang="en" tabindex="0" role="group" aria-labelledby="lines">${embed.lines}</pre>
            </section>
          </div>
        </main>
        <footer>${words.imaginary} <a href="/${language}/widget">${words.setUp}</a></footer>
      </body>
    </html>`
}

const LIGHTHOUSE = raw(
  '<svg viewBox="0 0 260 190" aria-hidden="true"><circle cx="70" cy="120" r="46" fill="#c98b3a"/>' +
    '<path d="M0 160q65-22 130 0t130 0v30H0z" fill="#16392f"/><path d="M176 40h28l12 122h-52z" fill="#f6f5ef"/>' +
    '<path d="M172.500 76h35l2 22h-39zM168.500 120h43l2 22h-47z" fill="#c98b3a"/><path d="M170 34h40v8h-40zM178 16h24v18h-24z" fill="#f6f5ef"/>' +
    '<path d="M174 16l16-14 16 14z" fill="#c98b3a"/><path d="M178 25L70 8v34z" fill="#f6f5ef" opacity=".18"/>' +
    '<path d="M0 172q65-14 130 0t130 0v18H0z" fill="#1f4d3f"/></svg>',
)
