/** The business that anyone may visit, and that is reset every night. */
export const demoBusinessId = 1
