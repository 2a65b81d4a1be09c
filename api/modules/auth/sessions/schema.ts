import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { newBrowserMails, setNewBrowserMails } from '#api/modules/auth/sessions/newBrowser.ts'
import {
  endOtherSessions,
  endOwnSession,
  maxSessions,
  type OwnSession,
  ownSessions,
} from '#api/modules/auth/sessions/own.ts'

const Session = builder.objectRef<OwnSession>('Session').implement({
  description: 'A browser or a program in which the viewer is signed in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'For `endSession`.' }),
    device: t.exposeString('device', {
      nullable: true,
      description: 'The browser and its system, such as `Chrome on Windows`; null when they are not known.',
    }),
    network: t.exposeString('network', {
      description: 'The network address at sign-in without its last part, such as `203.0.113.x`.',
    }),
    place: t.exposeString('place', {
      nullable: true,
      description: "The city of the browser's time zone, such as `New York`; null when it is not known.",
    }),
    signedInAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'The last use, to within a minute.',
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the session of the request.' }),
  }),
})

builder.queryField('sessions', (t) =>
  t.field({
    type: [Session],
    nullable: true,
    extensions: priced({ rows: maxSessions, statements: 2 }),
    authScopes: { session: 'signedIn' },
    description: `Where the viewer is signed in, newest first, at most ${maxSessions}; for the demo account this session alone.`,
    resolve: (_root, _args, context) => ownSessions(context),
  }),
)

builder.queryField('newBrowserMails', (t) =>
  t.boolean({
    nullable: true,
    extensions: priced({ statements: 1 }),
    authScopes: { session: 'signedIn' },
    description:
      "Whether a sign-in from a new browser is told by mail to the address of the viewer's account.",
    resolve: (_root, _args, context) => newBrowserMails(context),
  }),
)

mutation('setNewBrowserMails', {
  authScopes: { session: 'signedIn' },
  description: 'Switches the mails about sign-ins from a new browser on or off.',
  input: z.object({ on: z.boolean() }),
  confirmed: ({ on }) => !on,
  resolve: async ({ on }, context) => {
    await setNewBrowserMails(context, on)
    return { on }
  },
  payload: (t) => ({ newBrowserMails: t.exposeBoolean('on') }),
})

mutation('endSession', {
  authScopes: { session: 'signedIn' },
  description: "Ends one of the viewer's own sessions and its live streams.",
  input: z.object({ id: z.string().meta({ format: 'id' }) }),
  resolve: async ({ id }, context) => {
    await endOwnSession(context, id)
    return {}
  },
  payload: (t) => ({
    ended: t.boolean({ description: 'Always true.', resolve: () => true }),
  }),
})

const EndOtherSessionsPayload = builder.objectRef<{ ended: number }>('EndOtherSessionsPayload').implement({
  fields: (t) => ({
    ended: t.exposeInt('ended', { description: 'The number of the sessions that ended.' }),
  }),
})

builder.mutationField('endOtherSessions', (t) =>
  t.field({
    type: EndOtherSessionsPayload,
    nullable: true,
    authScopes: { session: 'signedIn' },
    description: "Ends the viewer's own sessions, and their live streams, except that of the request.",
    resolve: async (_root, _args, context) => ({ ended: await endOtherSessions(context) }),
  }),
)

const NoteUsePayload = builder.objectRef<object>('NoteUsePayload').implement({
  fields: (t) => ({
    noted: t.boolean({ description: 'Always true.', resolve: () => true }),
  }),
})

builder.mutationField('noteUse', (t) =>
  t.field({
    type: NoteUsePayload,
    nullable: true,
    authScopes: { session: 'signedIn' },
    description:
      'Tells that a person is using the session of the request, which otherwise ends when it is idle. Every other mutation, every request over REST and every query of a program does so too; only the queries of the web application do not, because its screens read again by themselves.',
    resolve: () => ({}),
  }),
)
