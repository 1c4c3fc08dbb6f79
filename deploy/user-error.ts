/** An error whose message tells the user what to do. It is printed without a stack. */
export class UserError extends Error {}
