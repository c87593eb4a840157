import 'reflect-metadata';
import { join } from 'node:path';
import { Body, Controller, Headers, HttpCode, Module, Post, UnauthorizedException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { REPLY_EXAMPLES } from '../../src/chat/chat.examples.js';
import { ChatRequest } from '../../src/chat/dto/chat-request.dto.js';
import { validation } from '../../src/common/http/validation.js';
import { BetterAuthGate } from './better-auth.gate.js';
import { CountedKeyGate } from './counted-key.gate.js';
import { KeyGate, OpenGate } from './key-gate.js';

const GATES: Readonly<Record<string, (folder: string) => KeyGate | Promise<KeyGate>>> = {
  bare: () => new OpenGate(),
  counted: (folder) => new CountedKeyGate(join(folder, 'counted.sqlite')),
  'better-auth': (folder) => BetterAuthGate.open(join(folder, 'better-auth.sqlite')),
};

/** Takes the questions that the service takes, checks them likewise, and always gives the same reply. */
@Controller('api/v1/chat')
class BareController {
  constructor(private readonly gate: KeyGate) {}

  @Post()
  @HttpCode(200)
  async ask(@Headers('x-api-key') key: string | undefined, @Body() _question: ChatRequest): Promise<unknown> {
    if (!(await this.gate.admits(key ?? ''))) throw new UnauthorizedException();
    return REPLY_EXAMPLES['production']?.value;
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

/** `node bare.server.js <gate> <folder>`: listens on a free port of 127.0.0.1 and says where, and with which key. */
const [name = '', folder = ''] = process.argv.slice(2);
const gate = await GATES[name]?.(folder);
if (!gate) throw new Error(`there is no gate «${name}»; there are: ${Object.keys(GATES).join(', ')}`);
const app = await NestFactory.create<NestExpressApplication>(
  { module: BareModule, providers: [{ provide: KeyGate, useValue: gate }] },
  { logger: false },
);
app.useGlobalPipes(validation());
app.disable('x-powered-by');
app.set('etag', false);
await app.listen(0, '127.0.0.1');
process.stdout.write(`Listening on ${await app.getUrl()} X-API-Key: ${gate.key}\n`);
