import type { Request } from 'express';
import passport from 'passport';

type Verify = (request: Request, done: (error: unknown, user?: object | false) => void) => void;

/** Passport's smallest strategy: the verifier reads the request itself. */
export class HeaderStrategy extends passport.Strategy {
  override readonly name = 'header';

  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: Request): void {
    this.verify(request, (error, user) => {
      if (error) this.error(error);
      else if (user) this.success(user);
      else this.fail(401);
    });
  }
}
