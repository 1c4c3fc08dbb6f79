import { execFileSync } from 'node:child_process';

/** Resident memory of a process and all that it started, in megabytes, as `ps` of Linux and macOS tells it. */
export function residentMemory(pid: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = (id: number): number =>
    processes.reduce((sum, [own = 0, parent, kilobytes = 0]) => {
      if (own === id) return sum + kilobytes;
      return parent === id ? sum + family(own) : sum;
    }, 0);
  return family(pid) / 1024;
}

/**
 * Looks at the memory again and again while something runs.
 * @param seconds between two looks
 */
export async function memoryDuring<Found>(pid: number, seconds: number, run: () => Promise<Found>) {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMemory(pid)), seconds * 1000);
  try {
    return { found: await run(), samples };
  } finally {
    clearInterval(timer);
  }
}
