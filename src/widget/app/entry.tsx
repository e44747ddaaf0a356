import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MessagesProvider } from '#ui/messages/messages-provider.tsx'
import { BOOT_ELEMENT, type FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import { once } from '#ui/lazy-module.ts'
import { openChannel } from './channel/channel.ts'
import { applyLook } from './channel/apply-look.ts'
import { createWidget } from './create-widget.ts'
import { loadTabAhead } from './layout/tab-panels.tsx'
import { WidgetApp } from './widget-app.tsx'
import { loadAllWords, loadWords } from './words.ts'
import './frame.css'

/** Whether the style sheet has come, by a colour of it: after an error there is one too, without any rules. */
function isStyled(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--paper') !== ''
}

async function start() {
  const boot = JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? '') as FrameBoot
  // Unstyled it is of no use in a frame: it stays silent, and the page around it tries again.
  if (boot.origin !== '' && !isStyled()) return
  // No text of ours is missing, so that the code which asks for them is hardly ever loaded.
  const lookup = once(async () => {
    const { lookUpMissing } = await import('#ui/missing-texts/look-up-missing.ts')
    return lookUpMissing({ platform: 'widget', words, english: () => loadAllWords('en', boot.productName) })
  })
  const [firstTab] = boot.tabs
  if (firstTab) loadTabAhead(firstTab)
  const show = applyLook(document)
  const [words, channel] = await Promise.all([
    loadWords(boot.language, boot.productName, (missing) => {
      lookup().then(
        (note) => note(missing),
        () => undefined,
      )
    }),
    openChannel(boot, window, (look) => void show(look).catch(() => undefined)),
  ])
  const widget = createWidget(boot, words, channel)
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <MessagesProvider messages={words}>
        <WidgetApp widget={widget} />
      </MessagesProvider>
    </StrictMode>,
  )
}

void start()
