// Prints how many tests passed, failed and were skipped; a skip is a fault here, where every server is installed.
import { readFileSync } from 'node:fs';

const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
  readFileSync(process.argv[2], 'utf8'),
);
const skipped = numPendingTests + numTodoTests;
const brokenFiles = testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
);
for (const { name, message } of brokenFiles) console.log(`could not be run: ${name}: ${message}`);
for (const { assertionResults } of testResults)
  for (const { status, fullName } of assertionResults)
    if (status === 'pending' || status === 'skipped' || status === 'todo')
      console.log(`skipped: ${fullName}`);
console.log(
  `tests: ${numPassedTests} passed, ${numFailedTests + brokenFiles.length} failed, ${skipped} skipped`,
);
if (skipped > 0 || numPassedTests === 0 || brokenFiles.length > 0) process.exitCode = 1;
