import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOf } from '#kernel/locale.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { RequireProfile } from '../trip-caller.middleware.ts'
import type { TripVariables } from '../trip-caller.ts'
import type { ChangeUserContent } from './change-user-content.usecase.ts'
import type { ProfileReply } from './profile-reply.service.ts'
import type { ReadProfiles } from './read-profiles.usecase.ts'
import type { SwitchProfile } from './switch-profile.usecase.ts'
import {
  SwitchProfileBody,
  TripProfileContract,
  TripProfilesReply,
  UserContentBody,
  UserContentReply,
} from './trip-profile.contract.ts'
import type { TripProfile } from './trip-profile.ts'
import { userContentOf } from './user-content.ts'
import { problem } from '../identity-problem.http.ts'

type Needs = {
  profiles: ReadProfiles
  switchProfile: SwitchProfile
  changeUserContent: ChangeUserContent
  profileReply: ProfileReply
  requireProfile: RequireProfile
  rateLimit: RateLimit
}

/** Routes for the profiles of a trips user. */
export function tripProfileRoutes(needs: Needs) {
  const { profiles, switchProfile, changeUserContent, profileReply, requireProfile, rateLimit } = needs
  const own = createRoute({
    method: 'get',
    path: '/api/profile',
    summary: 'The profile that is signed in, with the wallet of its company',
    access: requireProfile,
    responses: jsonReplies(200, TripProfileContract, 'The profile'),
  })
  const all = createRoute({
    method: 'get',
    path: '/api/profile/all',
    summary: 'All profiles of the person who is signed in',
    access: requireProfile,
    responses: jsonReplies(200, TripProfilesReply, 'The first one first'),
  })
  const change = createRoute({
    method: 'post',
    path: '/api/profile/switch',
    summary: 'Continue this sign-in in another profile of the person',
    limit: rateLimit('trip-profile', 60),
    access: requireProfile,
    request: { body: jsonBody(SwitchProfileBody, { profile_id: EXAMPLE.id }) },
    responses: jsonReplies(200, TripProfileContract, 'The profile that is signed in now', 404),
  })
  const read = createRoute({
    method: 'get',
    path: '/api/o/user-content',
    summary: 'What a profile says of its person',
    access: requireProfile,
    responses: jsonReplies(200, UserContentReply, 'Their content'),
  })
  const write = createRoute({
    method: 'post',
    path: '/api/o/user-content',
    summary: 'Change one’s own name, picture or language, in all profiles',
    limit: rateLimit('trip-profile', 60),
    access: requireProfile,
    request: {
      body: jsonBody(UserContentBody, {
        name: 'Noor',
        pic: 'https://pictures.example/me.jpg',
        language: 'en',
      }),
    },
    responses: jsonReplies(200, UserContentReply, 'As it is now'),
  })

  return openApiApp<TripVariables>()
    .openapi(own, async (c) => {
      const profile = await profiles.own(c.var.caller)
      return profile ? c.json(await profileReply(profile), 200) : problem(c, 401, { code: 'token_expired' })
    })
    .openapi(all, async (c) => {
      const found = await profiles.all(c.var.caller)
      const items = await Promise.all(
        found.map(async (profile) => ({
          ...(await profileReply(profile)),
          current: profile.id === c.var.caller.profileId,
        })),
      )
      return c.json({ items }, 200)
    })
    .openapi(change, async (c) => {
      const switched = await switchProfile(c.var.caller, c.req.valid('json').profile_id)
      return switched.ok ? c.json(await profileReply(switched.value), 200) : problem(c, 404, switched.failure)
    })
    .openapi(read, async (c) => {
      const profile = await profiles.own(c.var.caller)
      return profile ? c.json(contentOf(profile), 200) : problem(c, 401, { code: 'token_expired' })
    })
    .openapi(write, async (c) => {
      const { name, pic, language } = c.req.valid('json')
      const profile = await changeUserContent(c.var.caller, { name, pic, language })
      return profile ? c.json(contentOf(profile), 200) : problem(c, 401, { code: 'token_expired' })
    })
}

function contentOf(profile: TripProfile) {
  return {
    userContent: userContentOf(profile),
    email: profile.email,
    mobile: profile.mobile,
    language: languageOf(profile.langId),
    cost_centre: profile.costCentre,
  }
}
