import { expect, test } from 'vitest'
import { enquirers, FORMS } from '#testing/builders/content/enquiries.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const CONTACT = '/api/get_in_touch'

const app = forFile(await testApp())
const people = enquirers(app)

const countMails = async () => (await app.database.db.selectFrom('mails').select('id').execute()).length
const LINKS = 'https://a.example http://b.example www.c.example https://d.example'

test.for([
  { name: 'fills in the hidden field', over: { fax: '+1 555' }, sign: 'hidden_field' },
  { name: 'names four pages', over: { issue: LINKS }, sign: 'many_links' },
  { name: 'is called a link', over: { last_name: 'at www.evil.example' }, sign: 'link_in_name' },
  { name: 'throws its address away', over: { email: 'x@mailinator.com' }, sign: 'throw_away_address' },
])(
  'a robot that $name is told the same as a person, and kept as spam without a mail',
  async ({ over, sign }) => {
    const before = await countMails()
    const bot = await people.fillIn(CONTACT, over)
    expect(await countMails()).toBe(before)
    expect(await people.stored(bot.body.enquiry_id)).toMatchObject({ state: 'spam', signs: [sign] })

    const person = await people.fillIn(CONTACT, { email: `not.${sign}@example.com` })
    expect(await countMails()).toBe(before + 1)
    expect(bot.status).toBe(person.status)
    const shape = ({ body }: typeof bot) => JSON.stringify(body).replaceAll(/[\da-f]/g, '0')
    expect(shape(bot)).toBe(shape(person))
    const names = ({ headers }: typeof bot) => [...headers.keys()].toSorted()
    expect(names(bot)).toEqual(names(person))
  },
)

test('who sends a form within three seconds is a robot', async () => {
  const form_token = await people.opened(CONTACT)
  app.clock.pass({ seconds: 2 })
  const { status, body } = await people.send(CONTACT, { form_token })
  expect(status).toBe(201)
  expect(await people.stored(body.enquiry_id)).toMatchObject({ state: 'spam', signs: ['too_quick'] })
})

test('one opened form is sent three times, also when many processes are sent it at once', async () => {
  const form_token = await people.opened(CONTACT)
  app.clock.pass({ seconds: 40 })
  const before = await countMails()
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      people.send(CONTACT, { form_token, email: `victim.${at}@example.com` }),
    ),
  )
  const states = await Promise.all(sent.map(async ({ body }) => (await people.stored(body.enquiry_id)).state))
  expect(states.filter((state) => state === 'new')).toHaveLength(3)
  expect(await countMails()).toBe(before + 3)
})

test('one mailbox is mailed five times a day, however it is spelt, also when all come at once; all of it is kept', async () => {
  const spelt = ['flooded@gmail.com', 'FLOODED@gmail.com', 'flooded+a@gmail.com', 'flo.oded@googlemail.com']
  const mails = async () => (await Promise.all(spelt.map((email) => people.mailsTo(email)))).flat()
  const tokens = await Promise.all(Array.from({ length: 9 }, () => people.opened(CONTACT)))
  app.clock.pass({ seconds: 40 })
  const sent = await Promise.all(
    tokens.map((form_token, at) => people.send(CONTACT, { form_token, email: spelt[at % spelt.length] })),
  )
  for (const { body } of sent) expect(await people.stored(body.enquiry_id)).toMatchObject({ state: 'new' })
  expect(await mails()).toHaveLength(5)
  app.clock.pass({ hours: 24, seconds: 1 })
  await people.fillIn(CONTACT, { email: spelt[0] })
  expect(await mails()).toHaveLength(6)
})

test('a thousand posts of a robot leave no mail', async () => {
  const before = await countMails()
  const quick = await people.opened(CONTACT)
  app.clock.pass({ seconds: 1 })
  const tricks = [
    {},
    { form_token: quick },
    { form_token: `${quick.slice(0, -1)}x` },
    { fax: '1' },
    { issue: LINKS },
  ]
  for (let batch = 0; batch < 50; batch++)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        people.send(CONTACT, { ...tricks[at % tricks.length], email: `victim.${batch}.${at}@example.com` }),
      ),
    )
  const { count } = await app.database.db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', 'like', 'victim.%.%@example.com')
    .executeTakeFirstOrThrow()
  expect(count).toBe(1000)
  expect(await countMails()).toBe(before)
})

test('the mail to an address that a stranger may have typed has nothing that they typed', async () => {
  const email = 'linked@example.com'
  const issue = 'Look at https://evil.example/win and tell me'
  const { body } = await people.fillIn(CONTACT, { ...FORMS[CONTACT], email, issue })
  const [mail] = await people.mailsTo(email)
  expect(mail?.text).toContain(body.number)
  expect(JSON.stringify(mail)).not.toMatch(/evil|tell me|Layla/)
  expect((await people.stored(body.enquiry_id)).message).toBe(issue)
})
