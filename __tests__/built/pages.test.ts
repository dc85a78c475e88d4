/* One file of tests for all that is read by readSite.ts, so that the pages are parsed once: four times took 20 seconds more. */
import './head';
import './hosting';
import './links';
import './words';
