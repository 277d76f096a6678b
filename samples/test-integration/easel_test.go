package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

var easel *Easel

// region start
func TestMain(m *testing.M) {
	sandbox := exec.Command("node", "easel-sandbox.mjs", "--port", "0", "--speed", "100", "--control")
	sandbox.Stderr = os.Stderr
	said, err := sandbox.StdoutPipe()
	if err != nil {
		log.Fatal(err)
	}
	if err := sandbox.Start(); err != nil {
		log.Fatal(err)
	}
	line, _ := bufio.NewReader(said).ReadString('\n')
	if easel, err = NewEasel(); err != nil {
		log.Fatal(err)
	}
	easel.API = strings.TrimSuffix(line[strings.Index(line, "http:"):], "/v1\n")
	easel.MaxPause = 10 * time.Millisecond
	code := m.Run()
	sandbox.Process.Kill()
	os.Exit(code)
}

func control(t *testing.T, method, what string, body, result any) {
	t.Helper()
	content, _ := json.Marshal(body)
	request, _ := http.NewRequest(method, easel.API+"/sandbox/"+what, bytes.NewReader(content))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != 200 {
		t.Fatalf("%s: %s", what, response.Status)
	}
	if err := json.NewDecoder(response.Body).Decode(result); err != nil {
		t.Fatal(err)
	}
}

// endregion

func createJob(t *testing.T, count int) string {
	t.Helper()
	var created struct{ Job Job }
	err := easel.Call(context.Background(), "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"count": count}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel": "757279507095956705",
				"prompts": []JSON{{"text": "a red fox in the snow"}},
				"width":   512,
				"height":  512,
			}},
		},
	}, &created)
	if err != nil {
		t.Fatal(err)
	}
	return created.Job.ID
}

func waitForJob(t *testing.T, id string) Job {
	t.Helper()
	job, err := easel.WaitForJob(context.Background(), id)
	if err != nil {
		t.Fatal(err)
	}
	return job
}

// region retry

func TestRetriesAgainstABusyServiceCreateOneJob(t *testing.T) {
	control(t, "POST", "reset", nil, &JSON{})
	scenario := JSON{"operation": "create-job", "scenario": "service-unavailable;times=2"}
	control(t, "POST", "scenarios", scenario, &JSON{})
	createJob(t, 1)
	var journal struct {
		Requests []struct {
			Status int
			Body   string
		}
	}
	control(t, "GET", "requests", nil, &journal)
	var statuses []int
	ids := map[string]bool{}
	for _, request := range journal.Requests {
		var body struct{ RequestID string }
		json.Unmarshal([]byte(request.Body), &body)
		statuses = append(statuses, request.Status)
		ids[body.RequestID] = true
	}
	if fmt.Sprint(statuses) != "[503 503 200]" || len(ids) != 1 {
		t.Errorf("responses %v to %d request IDs", statuses, len(ids))
	}
}

// endregion

// region lifetime

func TestAURLExpiresAfterAnHourAndTheJobHasANewOne(t *testing.T) {
	control(t, "POST", "reset", nil, &JSON{})
	file := filepath.Join(t.TempDir(), "fox.png")
	id := createJob(t, 1)
	old := waitForJob(t, id).SuccessInfo.Images[0].URL
	control(t, "POST", "clock", JSON{"advance": 3601}, &JSON{})
	_, err := easel.Download(context.Background(), old, file)
	var problem *Problem
	if !errors.As(err, &problem) || problem.Code != "ADDRESS_INVALID" {
		t.Errorf("the old URL: %v", err)
	}
	fresh := waitForJob(t, id).SuccessInfo.Images[0].URL
	if _, err := easel.Download(context.Background(), fresh, file); err != nil {
		t.Error(err)
	}
}

// endregion

// region cost

func TestABlockedImageIsNotCharged(t *testing.T) {
	control(t, "POST", "reset", nil, &JSON{})
	scenario := JSON{"operation": "create-job", "scenario": "partly-blocked"}
	control(t, "POST", "scenarios", scenario, &JSON{})
	job := waitForJob(t, createJob(t, 2))
	if job.CreditsCharged != job.Credits/2 {
		t.Errorf("charged %v of %v", job.CreditsCharged, job.Credits)
	}
}

// endregion
