/** How long a pointer rests on a link before its tooltip shows, in milliseconds (specification, 9). */
export const tooltipDelay = 700;

/** How soon after one tooltip has closed the next one shows at once, in milliseconds (specification, 9). */
export const skipDelay = 300;
