import { expect, test } from 'vitest'
import { mentionedIn } from './mentioned.ts'

const COLLEAGUES = [
  { staffId: 'sami', name: 'Sami Aziz' },
  { staffId: 'samira', name: 'Sami Azizi' },
  { staffId: 'huda', name: 'هدى سالم' },
  { staffId: 'other-huda', name: 'هدى سالم' },
]

test.for([
  { text: 'Called her, @Sami Aziz please refund', of: ['sami'] },
  { text: '@sami aziz, @SAMI AZIZI', of: ['sami', 'samira'] },
  { text: '@هدى سالم: ما رأيك؟', of: ['huda', 'other-huda'] },
  { text: 'write to anna@sami.example', of: [] },
  { text: '@Sami alone is nobody’s name', of: [] },
  { text: '@Sami Azizov is somebody else', of: [] },
])('"$text" mentions $of', ({ text, of }) => {
  expect(mentionedIn(text, COLLEAGUES)).toEqual(of)
})
