/** An error with a message that tells the user what to do. The message is printed without a stack. */
export class UserError extends Error {}
