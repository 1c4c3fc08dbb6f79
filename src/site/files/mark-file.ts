/** Name of the file of the mark (the firm's logo), in the firm's folder. */
export const markFile = 'mark.svg';
