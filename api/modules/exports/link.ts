import { z } from 'zod'
import { linkActor, readLinkActor, toLinkActor } from '#api/core/auth/linkActor.ts'
import type { SignedTokens } from '#api/core/auth/signedTokens.ts'
import { spendToken } from '#api/core/auth/usedTokens.ts'
import type { Context } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { userRequired } from '#api/core/viewer/refusal.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'
import { type ExportContent, exportContent } from '#api/modules/exports/input.ts'

const audience = 'export'

/** How long the link of a download is good, in seconds. */
const linkSeconds = 60

/** The path of a download, below which the token stands. */
const downloadPath = '/api/exports/download/'

/** A path of a download; its parameter is the token. */
export const downloadPattern = /^\/api\/exports\/download\/([\w.-]+)$/

const claims = z.object({ actor: linkActor, content: exportContent, jti: z.uuid(), exp: z.int() })

export interface Link {
  url: string
  expiresAt: Date
}

/** Makes the link of a download: a browser saves what a link answers while it arrives, but sends it no token. */
export async function createLink({ ctx, services }: Context, content: ExportContent): Promise<Link> {
  const { actor } = ctx
  if (actor.kind === 'system') throw userRequired(actor)
  const now = ctx.now()
  const known = { actor: await toLinkActor(actor, services.platform), content }
  const token = await services.signed.sign(known, { audience, seconds: linkSeconds, now })
  return {
    url: `${services.publicUrl}${downloadPath}${token}`,
    expiresAt: new Date((Math.floor(now.getTime() / 1000) + linkSeconds) * 1000),
  }
}

interface OpenedLink {
  viewer: Viewer
  content: ExportContent
}

const over = () =>
  new AppError('NOT_FOUND', 'This link was used already, or is older than a minute. Please export again.')

/**
 * Opens a link, which works once.
 * @throws NOT_FOUND for one that was used, that has expired or that this server did not sign
 */
export async function openLink(
  services: Pick<Services, 'signed' | 'platform' | 'clock'>,
  token: string,
): Promise<OpenedLink> {
  const known = await readToken(services.signed, token, services.clock.now())
  const { jti: id, exp, actor, content } = known
  if (!(await spendToken(services, { id, expiresAt: new Date(exp * 1000) }))) throw over()
  return { viewer: await readLinkActor(actor, services.platform), content }
}

async function readToken(signed: SignedTokens, token: string, now: Date) {
  const known = await signed.read(token, claims, { audience, now })
  if (!known) throw over()
  return known
}
