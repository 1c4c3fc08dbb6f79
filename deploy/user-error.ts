/** An error whose message tells its reader what to do. It is printed without a stack. */
export class UserError extends Error {}
