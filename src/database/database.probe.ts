import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Tells whether the database answers. */
@Injectable()
export class DatabaseProbe {
  constructor(private readonly dataSource: DataSource) {}

  async answers(): Promise<boolean> {
    try {
      await this.dataSource.query('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }
}
