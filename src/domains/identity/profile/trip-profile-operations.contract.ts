import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import * as contract from './trip-profile.contract.ts'

export const readTripProfile = operation({
  method: 'get',
  path: '/api/profile',
  summary: 'The profile that is signed in, with the wallet of its company',
  access: 'trip person',
  reply: [contract.TripProfileContract, 'The profile'],
  failures: { token_expired: 401 },
})

export const listTripProfiles = operation({
  method: 'get',
  path: '/api/profile/all',
  summary: 'All profiles of the person who is signed in',
  access: 'trip person',
  reply: [contract.TripProfilesReply, 'The first one first'],
})

export const switchProfile = operation({
  method: 'post',
  path: '/api/profile/switch',
  summary: 'Continue this sign-in in another profile of the person',
  access: 'trip person',
  limit: { name: 'trip-profile', perMinute: 60 },
  body: contract.SwitchProfileBody,
  example: { profile_id: EXAMPLE.id },
  reply: [contract.TripProfileContract, 'The profile that is signed in now'],
  failures: { profile_not_found: 404 },
})

export const readUserContent = operation({
  method: 'get',
  path: '/api/o/user-content',
  summary: 'What a profile says of its person',
  access: 'trip person',
  reply: [contract.UserContentReply, 'Their content'],
  failures: { token_expired: 401 },
})

export const changeUserContent = operation({
  method: 'post',
  path: '/api/o/user-content',
  summary: 'Change one’s own name, picture or language, in all profiles',
  access: 'trip person',
  limit: { name: 'trip-profile', perMinute: 60 },
  body: contract.UserContentBody,
  example: { name: 'Noor', pic: 'https://pictures.example/me.jpg', language: 'en' },
  reply: [contract.UserContentReply, 'As it is now'],
  failures: { token_expired: 401 },
})
