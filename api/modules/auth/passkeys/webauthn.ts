/** The library, loaded at the first use: with its parts for certificates it would take a sixth of a start. */
export const loadWebauthn = () => import('@simplewebauthn/server')
export const loadWebauthnHelpers = () => import('@simplewebauthn/server/helpers')
