import { describe, expect, it } from 'vitest';
import { Deadline, unlessAborted, within } from './deadline.js';
import { abortFailure } from './model-failure.js';

describe('a deadline', () => {
  it('counts down to zero and no further', () => {
    let nowMs = 1_000;
    const deadline = Deadline.after(500, () => nowMs);
    expect([deadline.endsAtMs, deadline.remainingMs()]).toEqual([1_500, 500]);
    nowMs = 1_700;
    expect(deadline.remainingMs()).toBe(0);
  });

  it('aborts the work when it has come, even work that does not listen', async () => {
    const work = within(Deadline.after(30), undefined, async (signal) =>
      unlessAborted(signal, new Promise(() => {})),
    );
    await expect(work).rejects.toMatchObject({ reason: 'timed_out' });
  });

  it('aborts the work when the client hangs up', async () => {
    const client = new AbortController();
    const work = within(Deadline.after(60_000), client.signal, async (signal) =>
      unlessAborted(signal, new Promise(() => {})),
    );
    client.abort();
    await expect(work).rejects.toMatchObject({ reason: 'aborted' });
  });

  it('does not begin what is too late', async () => {
    let begun = 0;
    const work = async (): Promise<void> => {
      begun += 1;
    };
    await expect(within(Deadline.after(0), undefined, work)).rejects.toMatchObject({ reason: 'timed_out' });
    await expect(within(Deadline.after(99), AbortSignal.abort(), work)).rejects.toMatchObject({
      reason: 'aborted',
    });
    expect(begun).toBe(0);
  });

  it('may be further away than a timer of Node can hold', async () => {
    const work = within(Deadline.after(2 ** 40), undefined, async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return signal.aborted;
    });
    expect(await work).toBe(false);
  });

  it('gives what the work gives, and its error', async () => {
    expect(await within(Deadline.after(1_000), undefined, async () => 7)).toBe(7);
    const broken = within(Deadline.after(1_000), undefined, async () => {
      throw new RangeError('of the work');
    });
    await expect(broken).rejects.toThrow(RangeError);
  });
});

describe('an aborted signal', () => {
  it('is a time-out where a time-out aborted it', async () => {
    const signal = AbortSignal.timeout(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(abortFailure(signal).reason).toBe('timed_out');
    expect(abortFailure(AbortSignal.abort('bye')).reason).toBe('aborted');
  });
});
