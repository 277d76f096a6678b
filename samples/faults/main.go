package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

func work(name, operation, api string, limit time.Duration, rest []string) (string, error) {
	if operation == "webhook" {
		headers := http.Header{}
		for index, name := range []string{"webhook-id", "webhook-timestamp", "webhook-signature"} {
			headers.Set(name, rest[index+1])
		}
		return "verified", VerifyWebhook(rest[0], headers, []byte(rest[4]))
	}
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		return "", err
	}
	easel.API, easel.AppID = api, "app_faults"
	easel.Attempts, easel.MaxPause = 3, time.Second
	easel.Timeout, easel.TransferTimeout, easel.WaitLimit = limit, limit, limit
	var result struct{ Job Job }
	switch operation {
	case "token":
		easel.Token = "sbx_token"
	case "create":
		err = easel.Call(ctx, "POST", "/v1/jobs", JSON{"requestId": "r-1"}, &result)
		return result.Job.ID, err
	case "quote":
		err = easel.Call(ctx, "POST", "/v1/jobs/credits", JSON{"stages": []JSON{}}, &result)
		return result.Job.ID, err
	case "wait":
		job, err := easel.WaitForJob(ctx, "1")
		return job.ID, err
	case "upload":
		return easel.Upload(ctx, "photo.png")
	case "download":
		size, err := easel.Download(ctx, api+"/file", name+".png")
		return fmt.Sprint(size), err
	}
	err = easel.Call(ctx, "GET", "/v1/jobs/1", nil, &result)
	return result.Job.ID, err
}

func run(fields []string) string {
	name := fields[0]
	seconds, _ := strconv.Atoi(fields[3])
	value, err := work(name, fields[1], fields[2], time.Duration(seconds)*time.Second, fields[4:])
	var problem *Problem
	if err == nil {
		return fmt.Sprintf("%s\tok\t%s\n", name, value)
	}
	if !errors.As(err, &problem) {
		return fmt.Sprintf("%s\tmasked\t%T %v\n", name, err, err)
	}
	status := ""
	if problem.Status != 0 {
		status = strconv.Itoa(problem.Status)
	}
	text := strings.Join(strings.Fields(err.Error()), " ")
	return strings.Join([]string{name, "error", status, problem.Code, problem.RequestID, text}, "\t") + "\n"
}

func main() {
	var running sync.WaitGroup
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		fields := strings.Split(lines.Text(), "\t")
		running.Add(1)
		go func() {
			defer running.Done()
			os.Stdout.WriteString(run(fields))
		}()
	}
	running.Wait()
}
