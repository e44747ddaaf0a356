import { z } from 'zod'
import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { DevicesReply, EndDeviceBody } from '../account.contract.ts'

const shared = { access: 'account', tags: ['SIGNED_IN_DEVICES'] } as const

export const listDevices = operation({
  ...shared,
  method: 'get',
  path: '/user/devices',
  summary: 'Where the account is signed in',
  reply: [DevicesReply, 'Newest first'],
})

export const endDevice = operation({
  ...shared,
  method: 'post',
  path: '/user/end-device',
  summary: 'Sign out one device',
  owned: 'device',
  body: EndDeviceBody,
  example: { id: EXAMPLE.id, lang_id: 1 },
  reply: [z.null(), 'Signed out'],
  status: 204,
  failures: { device_not_found: 404 },
  invalidatesOnSuccessOnly: true,
})

export const signOutEverywhere = operation({
  ...shared,
  method: 'post',
  path: '/user/sign-out-everywhere',
  summary: 'Sign out every other device',
  reply: [z.null(), 'Only this device is signed in now'],
  status: 204,
  invalidatesOnSuccessOnly: true,
})
